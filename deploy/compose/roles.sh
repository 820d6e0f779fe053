#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume.
set -eu
exec psql --username postgres --set=ON_ERROR_STOP=1 \
  --set=owner_password="$HUESMITH_OWNER_PASSWORD" --set=app_password="$HUESMITH_APP_PASSWORD" \
  --file=/roles.sql
