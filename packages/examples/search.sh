curl --get "$API_URL/api/locations/search" \
  --data-urlencode 'q=faro air' \
  --data 'limit=5'
