# The body, as it came, is on the standard input; the headers and the secret are variables.
key=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
right=$({ printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" && cat; } |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)
age=$(($(date +%s) - WEBHOOK_TIMESTAMP))
# While a secret is being replaced there are two signatures.
case " $WEBHOOK_SIGNATURE " in
  *" v1,$right "*) if [ "${age#-}" -le 300 ]; then echo ours; else echo refused; fi ;;
  *) echo refused ;;
esac
