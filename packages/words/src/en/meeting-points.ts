/**
 * Where the chauffeur stands at each airport that we know, by its IATA code, in words of our own; `other` for one that is
 * known by its code alone. The office may have others.
 */
export const airportMeetingTexts = {
  FAO: 'In the arrivals hall on the ground floor, opposite the doors through which everybody comes out after customs.',
  LIS: 'In the arrivals hall of Terminal 1, opposite the doors after customs. All flights arrive there; Terminal 2 is for departures only.',
  OPO: 'In the arrivals hall on the ground floor, opposite the doors after customs.',
  SVQ: 'In the arrivals hall on the ground floor, opposite the doors through which you come out with your luggage.',
  AGP: 'In the arrivals hall of Terminal 3, opposite the doors after customs. Passengers of all flights come out there.',
  XRY: 'In the arrivals hall of the only terminal, opposite the doors through which you come out with your luggage.',
  BYJ: 'In the hall of the only terminal, opposite the door for arrivals.',
  PRM: 'In the building of the aerodrome, at the door to the apron.',
  CAT: 'In the building of the aerodrome, at the door to the apron.',
  other: 'In the arrivals hall, opposite the doors through which you come out with your luggage.',
}
