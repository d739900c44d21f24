#!/bin/sh
# Configures the console from the environment and serves it. Writes to TMPDIR (/tmp) only, so all other
# file systems can be read-only.
set -eu

app=$(dirname "$(readlink -f "$0")")
run=$(mktemp -d)
build=$run/root${CONSOLE_BASE:-/}
mkdir -p "$build" "$run/tmp"
cp -R "$app/dist/." "$build"

: "${CONSOLE_API:?is missing, for example https://api.example.com}"
# It reads all variables that stand for its flags (--help).
node "$build/.ops/configure.mjs"

# nginx finds what its configuration includes beside it.
cp "$build/.ops/console.nginx.conf" "$run"
sed "s#listen 8080;#listen ${CONSOLE_PORT:-8080}; root $run/root;#" "$app/nginx.conf" > "$run/nginx.conf"
exec nginx -p "$run" -c "$run/nginx.conf" -e stderr
