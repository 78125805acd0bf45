curl "$API_URL/api/quotes" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "pickup": "Faro Airport",
    "dropoff": "Vilamoura",
    "vehicleName": "Mercedes E Class"
  }'
