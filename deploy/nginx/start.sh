# Fills the variables FRONT_… into the configuration, as scripts/front/front-config.ts does, then becomes nginx;
# with the word "reload" it has the nginx that runs go on with them.
set -eu
# Where nobody names the build, each start may be one: what is kept of the last one is left behind.
[ -n "${FRONT_BUILD-unset}" ] || export FRONT_BUILD="$(date +%s%N)"
awk '{
  while (match($0, /\$\{FRONT_[A-Z_]+\}/)) {
    name = substr($0, RSTART + 2, RLENGTH - 3)
    if (!(name in ENVIRON)) { print name " is not set." >"/dev/stderr"; exit 1 }
    $0 = substr($0, 1, RSTART - 1) ENVIRON[name] substr($0, RSTART + RLENGTH)
  }
  print
}' "$FRONT_FOLDER/nginx.conf.template" >"$FRONT_CACHE/nginx.conf"
exec nginx -c "$FRONT_CACHE/nginx.conf" ${1:+-s "$1"}
