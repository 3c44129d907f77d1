//! The envelope of JSON-RPC: what came in, and what goes out.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Error codes of JSON-RPC and of the protocol.
pub(crate) const PARSE_ERROR: i64 = -32700;
pub(crate) const INVALID_REQUEST: i64 = -32600;
pub(crate) const METHOD_NOT_FOUND: i64 = -32601;
pub(crate) const INVALID_PARAMS: i64 = -32602;
pub(crate) const NOT_INITIALIZED: i64 = -32002;
pub(crate) const REQUEST_FAILED: i64 = -32803;

/// A request that cannot be answered, and why.
#[derive(Debug)]
pub(crate) struct Failure {
    pub code: i64,
    pub message: String,
}

impl Failure {
    pub(crate) fn new(code: i64, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// The request is well formed, and the answer is no.
    pub(crate) fn refused(message: impl Into<String>) -> Self {
        Self::new(REQUEST_FAILED, message)
    }
}

pub(crate) enum Incoming {
    Request {
        id: Value,
        method: String,
        params: Value,
    },
    Notification {
        method: String,
        params: Value,
    },
    /// An answer to something we asked; we ask nothing whose answer matters.
    Response,
    /// No message at all; the id, where there is one.
    Broken(Value, Failure),
}

pub(crate) fn read(text: &str) -> Incoming {
    let broken = |id: Value, code, message: &str| Incoming::Broken(id, Failure::new(code, message));
    let Ok(Value::Object(mut message)) = serde_json::from_str(text) else {
        return broken(Value::Null, PARSE_ERROR, "this is not a JSON-RPC message");
    };
    let id = message.remove("id");
    let params = message.remove("params").unwrap_or(Value::Null);
    match (message.remove("method"), id) {
        (Some(Value::String(method)), Some(id)) => Incoming::Request { id, method, params },
        (Some(Value::String(method)), None) => Incoming::Notification { method, params },
        (None, Some(_)) if message.contains_key("result") || message.contains_key("error") => {
            Incoming::Response
        }
        (_, id) => broken(id.unwrap_or(Value::Null), INVALID_REQUEST, "this message has no method"),
    }
}

pub(crate) fn params<T: DeserializeOwned>(params: Value) -> Result<T, Failure> {
    serde_json::from_value(params).map_err(|error| Failure::new(INVALID_PARAMS, error.to_string()))
}

pub(crate) fn answer(id: &Value, result: Result<Value, Failure>) -> String {
    let message = match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(Failure { code, message }) => {
            json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } })
        }
    };
    message.to_string()
}

pub(crate) fn notification(method: &str, params: &Value) -> String {
    json!({ "jsonrpc": "2.0", "method": method, "params": params }).to_string()
}

pub(crate) fn request(id: &str, method: &str, params: &Value) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string()
}
