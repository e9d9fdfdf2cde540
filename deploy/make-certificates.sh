#!/usr/bin/env bash
# Creates the certificate with which the processes of compose.yaml serve HTTPS to each other, and the CA that
# they trust.
set -euo pipefail

folder=${1:?"Usage: make-certificates.sh FOLDER"}
days=825
names=(gateway worker localhost)
for file in "$(dirname "$0")"/../subgraphs/*/subgraph.ts; do names+=("subgraph-$(basename "$(dirname "$file")")"); done

mkdir -p "$folder"
authority=$(mktemp -d)
# The CA's key is deleted after one signature, so that no further certificate can be issued with it.
trap 'rm -rf "$authority"' EXIT
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days $days -subj '/CN=fiducia processes' \
  -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' -keyout "$authority/ca.key" -out "$authority/ca.crt"
openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj '/CN=fiducia process' -keyout "$authority/tls.key" -out "$authority/tls.csr"
printf 'basicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth\nsubjectAltName=IP:127.0.0.1%s\n' "$(printf ',DNS:%s' "${names[@]}")" > "$authority/tls.ext"
openssl x509 -req -in "$authority/tls.csr" -CA "$authority/ca.crt" -CAkey "$authority/ca.key" -CAcreateserial -days $days -extfile "$authority/tls.ext" -out "$authority/tls.crt"

install -m 0444 "$authority/ca.crt" "$authority/tls.crt" "$folder"
install -m 0400 "$authority/tls.key" "$folder"
# User id that the image runs as.
if [ "$(id -u)" = 0 ]; then chown 10001:10001 "$folder/tls.key"; fi
echo "Certificate for ${names[*]} and its authority are in $folder."
