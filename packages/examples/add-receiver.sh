# The answer holds the secret that checks the signatures. It is shown only here.
curl "$API_URL/api/v1/webhooks" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "name": "Reservations",
    "url": "https://partner.example/webhooks",
    "events": ["booking.created", "booking.confirmed", "booking.rejected", "payment.completed"]
  }'
