curl --get "$API_URL/api/locations/search" \
  --header "Authorization: Bearer $API_KEY" \
  --data-urlencode 'q=faro air' \
  --data 'limit=5'
