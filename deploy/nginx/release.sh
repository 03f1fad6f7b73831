#!/bin/sh
# Puts a build into service without a pause, or an earlier release again: release.sh FOLDER. It needs the environment of start.sh,
# where SITE_FOLDER is a link that this script creates. docs/deploy.md explains it.
set -eu

SITE_FOLDER=${SITE_FOLDER:-/srv/site}
RELEASES=${RELEASES:-$SITE_FOLDER-releases}
RUN_FOLDER=${RUN_FOLDER:-/tmp}
start=$(dirname "$0")/start.sh

reject() {
    echo "release.sh: $1" >&2
    exit 2
}

[ -f "${1-}/.server/refusal-pages.conf" ] || reject "\"${1-}\" has to be what \`npm run build\` has written, or a release."
[ -L "$SITE_FOLDER" ] || [ ! -e "$SITE_FOLDER" ] || reject "SITE_FOLDER is \"$SITE_FOLDER\", and has to be a link, not a folder."

mkdir -p "$RELEASES"
releases=$(readlink -f "$RELEASES")
release=$(readlink -f "$1")
draft=
if [ "$(dirname "$release")" != "$releases" ]; then
    draft=$releases/.draft
    rm -rf "$draft"
    cp -R "$release" "$draft"
    ls "$draft/assets" >"$draft/.server/own-assets.txt"
    release=$releases/$(date -u +%Y-%m-%dT%H%M%S.%NZ)
fi
SITE_FOLDER=${draft:-$release} "$start" --check
[ -z "$draft" ] || mv "$draft" "$release"

# Links the assets of one release into another. Names never collide, because each contains a hash of its content.
lend() {
    while read -r name; do
        [ -e "$2/assets/$name" ] || ln "$1/assets/$name" "$2/assets/$name"
    done <"$1/.server/own-assets.txt"
}
# Open pages of earlier releases find their code in the new one. Until each worker has changed, new pages do in the old ones.
for other in "$releases"/*; do
    [ "$other" = "$release" ] || { lend "$other" "$release" && lend "$release" "$other"; }
done

ln -s "$release" "$SITE_FOLDER.$$"
mv -T "$SITE_FOLDER.$$" "$SITE_FOLDER"
[ ! -s "$RUN_FOLDER/nginx.pid" ] || SITE_FOLDER=$SITE_FOLDER "$start" --reload
echo "$release"
