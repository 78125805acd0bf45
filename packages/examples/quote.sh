curl "$API_URL/api/quotes" \
  --header 'Content-Type: application/json' \
  --data '{
    "pickup": "Faro Airport",
    "dropoff": "Vilamoura",
    "vehicleName": "Mercedes E Class"
  }'
