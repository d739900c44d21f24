#!/bin/sh
# Succeeds if a URL does: by default the health of the console that start.sh serves.
url=${1:-http://127.0.0.1:${CONSOLE_PORT:-8080}${CONSOLE_BASE:-/}healthz}
exec node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' "$url"
