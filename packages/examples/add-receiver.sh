# The answer holds the secret that checks the signatures. It is shown only here.
curl "$API_URL/api/v1/webhooks" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "name": "Reservations",
    "url": "https://partner.example/webhooks",
    "events": [
      "booking.created", "booking.confirmed", "booking.rejected", "booking.cancelled", "booking.changed",
      "booking.reminder_due", "change.requested", "change.accepted", "change.declined",
      "change.withdrawn", "change.expired", "payment.completed", "payment.failed", "payment.refunded",
      "trip.assigned", "trip.on_the_way", "trip.arrived", "trip.no_show_claimed", "trip.no_show",
      "trip.on_board", "trip.completed", "trip.corrected", "trip.released",
      "statement.sent", "statement.settled"
    ]
  }'
