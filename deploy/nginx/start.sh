#!/bin/sh
# Fills environment variables into nginx.conf and starts nginx. `start.sh --check` only validates the result.
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
for name in BACKEND_CA ACCESS_LOG SITE_FOLDER RUN_FOLDER NGINX_MODULES; do
    eval "value=\$$name"
    require "$name" "$value" '(/[A-Za-z0-9._@+-]+)+' 'an absolute path of letters, digits and ._@+-'
done
[ -f "$SITE_FOLDER/.server/headers-page.conf" ] ||
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
brotli=$NGINX_MODULES/ngx_http_brotli_static_module.so
[ -f "$brotli" ] || reject "NGINX_MODULES is \"$NGINX_MODULES\", and has no ngx_http_brotli_static_module.so."
# Only root can switch the user; in the container nginx is started without root rights.
user=
if [ "$(id -u)" = 0 ]; then user="user ${NGINX_USER:-www-data};"; fi

mkdir -p "$RUN_FOLDER"
sed \
    -e "s|@BROTLI@|$brotli|" \
    -e "s|@USER@|$user|" \
    -e "s|@WORKERS@|$WORKERS|" \
    -e "s|@RUN_FOLDER@|$RUN_FOLDER|g" \
    -e "s|@SITE_FOLDER@|$SITE_FOLDER|g" \
    -e "s|@ACCESS_LOG@|$ACCESS_LOG|" \
    -e "s|@TRUSTED_GEO@|${geo%??}|" \
    -e "s|@TRUSTED_REAL_IP@|${real_ip%??}|" \
    -e "s|@BACKEND_ADDRESS@|$address|" \
    -e "s|@BACKEND_SCHEME@|$scheme|" \
    -e "s|@BACKEND_TLS@|$backend_tls|" \
    -e "s|@PORT@|$PORT|g" \
    -e "s|@SERVER_NAME@|${SERVER_NAME:-~.}|" \
    "$(dirname "$0")/nginx.conf" >"$RUN_FOLDER/nginx.conf"

if [ "${1-}" = --check ]; then
    exec "$NGINX_BINARY" -t -q -e stderr -c "$RUN_FOLDER/nginx.conf"
fi
exec "$NGINX_BINARY" -e stderr -c "$RUN_FOLDER/nginx.conf" -g 'daemon off;'
