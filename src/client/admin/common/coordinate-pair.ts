const PAIR = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/

/** A latitude and longitude in one text, as maps let people copy them. */
export function coordinatePair(text: string): { latitude: string; longitude: string } | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? []
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
}
