// The wire to a worker: whole messages, as text.
import {
  AbstractMessageReader,
  AbstractMessageWriter,
  type DataCallback,
  Disposable,
  type Message,
  type MessageTransports,
} from 'vscode-languageclient';

export interface Wire {
  send(message: string): void;
  onMessage(take: (message: string) => void): void;
  onEnd(end: (error?: Error) => void): void;
  stop(): void;
}

export function transports(wire: Wire): MessageTransports {
  const reader = new Reader(wire);
  return { reader, writer: new Writer(wire) };
}

class Reader extends AbstractMessageReader {
  constructor(private readonly wire: Wire) {
    super();
    // The client starts a server that is gone anew.
    wire.onEnd((error) => {
      if (error) this.fireError(error);
      this.fireClose();
    });
  }

  listen(take: DataCallback): Disposable {
    this.wire.onMessage((message) => take(JSON.parse(message)));
    return Disposable.create(() => this.wire.stop());
  }
}

class Writer extends AbstractMessageWriter {
  constructor(private readonly wire: Wire) {
    super();
  }

  async write(message: Message): Promise<void> {
    this.wire.send(JSON.stringify(message));
  }

  end(): void {
    this.wire.stop();
  }
}
