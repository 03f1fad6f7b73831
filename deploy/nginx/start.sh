#!/bin/sh
# Fills environment variables into nginx.conf and starts nginx. `start.sh --check` only validates the result, and
# `start.sh --reload` gives it to the nginx that runs.
# docs/deploy.md explains the variables.
set -eu

reject() {
    echo "start.sh: $1" >&2
    exit 2
}

# The whole value of a variable must match this pattern, on one line, to prevent injection into the configuration.
require() {
    case $2 in
        *'
'*) reject "$1 has more than one line." ;;
    esac
    printf '%s\n' "$2" | grep -Eqx "$3" || reject "$1 is \"$2\", and has to be $4."
}

BACKEND_URL=${BACKEND_URL-}
SERVER_NAME=${SERVER_NAME-}
PORT=${PORT:-8080}
TRUSTED_PROXIES=${TRUSTED_PROXIES-}
BACKEND_CA=${BACKEND_CA:-/etc/ssl/certs/ca-certificates.crt}
WORKERS=${WORKERS:-auto}
CONNECTIONS=${CONNECTIONS:-4096}
ADDRESS_CONNECTIONS=${ADDRESS_CONNECTIONS:-200}
ATTEMPTS_PER_MINUTE=${ATTEMPTS_PER_MINUTE:-600}
ATTEMPTS_BURST=${ATTEMPTS_BURST:-200}
ACCESS_LOG=${ACCESS_LOG:-/dev/stdout}
SITE_FOLDER=${SITE_FOLDER:-/srv/site}
RUN_FOLDER=${RUN_FOLDER:-/tmp}
NGINX_BINARY=${NGINX_BINARY:-nginx}
NGINX_MODULES=${NGINX_MODULES:-/usr/lib/nginx/modules}

[ -n "$BACKEND_URL" ] || reject 'BACKEND_URL is missing: where the API answers, such as http://backend:3001.'
require BACKEND_URL "$BACKEND_URL" 'https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?/?' \
    'http:// or https://, a host and perhaps a port, without a path'
[ -z "$SERVER_NAME" ] || require SERVER_NAME "$SERVER_NAME" '[A-Za-z0-9.*-]+( [A-Za-z0-9.*-]+)*' \
    'host names with one blank between them'
require PORT "$PORT" '[0-9]{1,5}' 'the number of a port'
[ -z "$TRUSTED_PROXIES" ] || require TRUSTED_PROXIES "$TRUSTED_PROXIES" \
    '[0-9A-Fa-f.:]+(/[0-9]{1,3})?( [0-9A-Fa-f.:]+(/[0-9]{1,3})?)*' 'addresses or networks with one blank between them'
require WORKERS "$WORKERS" 'auto|[0-9]{1,3}' 'a number or auto'
for name in CONNECTIONS ADDRESS_CONNECTIONS ATTEMPTS_PER_MINUTE ATTEMPTS_BURST; do
    eval "value=\$$name"
    require "$name" "$value" '[1-9][0-9]{0,8}' 'a number from 1 to 999999999'
done
# The master's own files and those of both logs are few.
open_files=$((CONNECTIONS * 2 + 64))
(ulimit -n "$open_files") 2>/dev/null ||
    reject "CONNECTIONS is \"$CONNECTIONS\", which needs $open_files open files, and $(ulimit -Hn) are allowed (ulimit -Hn)."
retry_after=$((60 / ATTEMPTS_PER_MINUTE))
[ "$retry_after" -ge 5 ] || retry_after=5
for name in BACKEND_CA ACCESS_LOG SITE_FOLDER RUN_FOLDER NGINX_MODULES; do
    eval "value=\$$name"
    require "$name" "$value" '(/[A-Za-z0-9._@+-]+)+' 'an absolute path of letters, digits and ._@+-'
done
# A link is followed once, here: files and headers then come from one build until the next reload, whatever it names by then.
site=$(readlink -f "$SITE_FOLDER") || site=$SITE_FOLDER
require SITE_FOLDER "$site" '(/[A-Za-z0-9._@+-]+)+' 'a link to a path of letters, digits and ._@+-'
[ -f "$site/.server/refusal-pages.conf" ] ||
    reject "SITE_FOLDER is \"$SITE_FOLDER\", and has to be what \`npm run build\` has written."

scheme=${BACKEND_URL%%://*}
address=${BACKEND_URL#*://}
address=${address%/}
host=$address
case $address in
    *]) ;;
    *:*) host=${address%:*} ;;
esac
if [ "$host" = "$address" ]; then
    if [ "$scheme" = https ]; then address=$host:443; else address=$host:80; fi
fi

backend_tls=
if [ "$scheme" = https ]; then
    backend_tls="            proxy_ssl_server_name on;\\
            proxy_ssl_name $host;\\
            proxy_ssl_verify on;\\
            proxy_ssl_verify_depth 3;\\
            proxy_ssl_trusted_certificate $BACKEND_CA;"
fi
geo=
real_ip=
for network in $TRUSTED_PROXIES; do
    geo="$geo        $network 1;\\
"
    real_ip="$real_ip    set_real_ip_from $network;\\
"
done
# Without a name, the site has any that is not empty.
names='        default 1;\
        "" 0;\
'
[ -z "$SERVER_NAME" ] || names='        default 0;\
'
for name in $SERVER_NAME; do
    names="$names        $name 1;\\
"
done
brotli=$NGINX_MODULES/ngx_http_brotli_static_module.so
[ -f "$brotli" ] || reject "NGINX_MODULES is \"$NGINX_MODULES\", and has no ngx_http_brotli_static_module.so."
# Only root can switch the user; in the container nginx is started without root rights.
user=
if [ "$(id -u)" = 0 ]; then user="user ${NGINX_USER:-www-data};"; fi

mkdir -p "$RUN_FOLDER"
# Written beside the configuration in use, which a rejected one must not replace.
draft=$RUN_FOLDER/nginx.conf.new
sed \
    -e "s|@BROTLI@|$brotli|" \
    -e "s|@USER@|$user|" \
    -e "s|@WORKERS@|$WORKERS|" \
    -e "s|@RUN_FOLDER@|$RUN_FOLDER|g" \
    -e "s|@SITE_FOLDER@|$site|g" \
    -e "s|@OPEN_FILES@|$open_files|" \
    -e "s|@CONNECTIONS@|$CONNECTIONS|" \
    -e "s|@ADDRESS_CONNECTIONS@|$ADDRESS_CONNECTIONS|" \
    -e "s|@ATTEMPTS_PER_MINUTE@|$ATTEMPTS_PER_MINUTE|" \
    -e "s|@ATTEMPTS_BURST@|$ATTEMPTS_BURST|" \
    -e "s|@RETRY_AFTER@|$retry_after|" \
    -e "s|@ACCESS_LOG@|$ACCESS_LOG|" \
    -e "s|@TRUSTED_GEO@|${geo%??}|" \
    -e "s|@TRUSTED_REAL_IP@|${real_ip%??}|" \
    -e "s|@BACKEND_ADDRESS@|$address|" \
    -e "s|@BACKEND_SCHEME@|$scheme|" \
    -e "s|@BACKEND_TLS@|$backend_tls|" \
    -e "s|@PORT@|$PORT|g" \
    -e "s|@SITE_NAMES@|${names%??}|" \
    "$(dirname "$0")/nginx.conf" >"$draft"

if [ "${1-}" = --check ]; then
    exec "$NGINX_BINARY" -t -q -e stderr -c "$draft"
fi
if [ "${1-}" = --reload ]; then
    [ -s "$RUN_FOLDER/nginx.pid" ] || reject "RUN_FOLDER is \"$RUN_FOLDER\", and no nginx runs there."
    "$NGINX_BINARY" -t -q -e stderr -c "$draft"
    mv "$draft" "$RUN_FOLDER/nginx.conf"
    exec kill -HUP "$(cat "$RUN_FOLDER/nginx.pid")"
fi
mv "$draft" "$RUN_FOLDER/nginx.conf"
exec "$NGINX_BINARY" -e stderr -c "$RUN_FOLDER/nginx.conf" -g 'daemon off;'
