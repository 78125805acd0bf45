import { words } from '../words.ts'

/** Texts of choosing a place on the map, and of the other ways to a place that no list has. */
export const pinTexts = words('pinTexts', {
  pickup: {
    title: 'Pick-up on the map',
    take: 'Pick up here',
  },
  dropoff: {
    title: 'Drop-off on the map',
    take: 'Drop off here',
  },
  lead: 'Move the map under the pin',
  map: 'Map under a pin. The arrow keys move it, plus and minus zoom, Enter takes the place.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  ownPosition: 'Use my position',
  looking: 'Looking what is near...',
  walk: (distance: string) => `The road ends ${distance} before this point; the rest is on foot.`,
  moving: 'The map is still moving.',
  notTaken: 'Choose a place that a car can reach.',
  failed: 'We could not look this place up. Please check your connection.',
  again: 'Try again',

  shortLink:
    'A short link does not say where it leads. Open it and paste the long link from your browser, or choose the place on the map.',
  shortCode: 'A plus code of this length is read with its town: “584Q+2X Lagos”.',
  postcode: 'Type the name of the town instead, or choose the place on the map.',
  noCarThere: 'No place can be read from this link, or no car can come there.',

  find: 'Find a town near by',
  clearFind: 'Clear the search',

  note: 'House name and how to find it',
  notePlaceholder: 'Casa Alegria, white gate',
  noteHint: 'Your chauffeur reads this and sees the pin.',

  noMap: 'This browser cannot draw the map. Give the position in figures, or send the place to our team.',
  noMapAlone: 'This browser cannot draw the map. Give the position in figures.',
  position: 'Position',
  positionHint: 'Coordinates, a plus code, or a link from a map.',
  unreadable: 'No position can be read from this.',

  positionDenied:
    'This browser may not say where you are. Allow it in its settings, or move the map under the pin.',
  positionUnknown: 'Your position could not be found. Move the map under the pin.',
  positionFar: 'You are outside the map. Move it to the place instead.',

  ways: 'Not listed?',
  waysLead: 'A house, a villa or a meeting point of your own.',
  point: 'Point at it on the map',
  pointHint: 'The price shows at once',
  here: 'I am there now',
  hereHint: 'Uses the position of this device, once',
  team: 'Send it to our team',
  teamTyped: (typed: string) => `Send “${typed}” to our team`,
  teamHint: 'Our team looks, and writes the price',
  paste: 'You can also paste a link from a map, a plus code or coordinates into the field.',
})
