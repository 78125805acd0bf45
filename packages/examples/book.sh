# In two weeks. On a Mac: date -v+14d +%F
DAY=$(date -d '+14 days' +%F)
# One key for one booking: keep it, and a repeat books nothing twice.
KEY=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)

curl "$API_URL/api/v1/bookings" \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --header "Idempotency-Key: $KEY" \
  --retry 3 \
  --data '{
    "customerName": "Ana Sousa",
    "customerEmail": "ana.sousa@example.com",
    "customerPhone": "+351 912 345 678",
    "pickupLocation": "Faro Airport",
    "dropoffLocation": "Vilamoura",
    "pickupDate": "'"$DAY"'",
    "pickupTime": "10:30",
    "vehicleName": "Mercedes E Class",
    "serviceType": "point-to-point",
    "passengers": 2,
    "paymentMethod": "cash",
    "reference": "HX-2291"
  }'
