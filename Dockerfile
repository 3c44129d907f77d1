# A small image with a static program: docker build -t landfall .
FROM rust:1-alpine AS build
RUN apk add --no-cache musl-dev
WORKDIR /src
COPY . .
RUN cargo build --profile dist --locked --package landfall-cli

FROM alpine:3
# `check --changed-since` asks git, in a clone that belongs to whoever mounts it.
RUN apk add --no-cache git && git config --system --add safe.directory '*'
COPY --from=build /src/target/dist/landfall /usr/local/bin/landfall
WORKDIR /content
ENTRYPOINT ["landfall"]
