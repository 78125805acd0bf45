import type { Examples } from '@chauffeur/contract/examples/examples'

export const searchLocations: Examples = {
  typed: { summary: 'What a customer has typed', input: { q: 'faro air', limit: 3 } },
  popular: { summary: 'The popular places', input: { limit: 2 } },
  position: { summary: 'A position that a customer has pasted', input: { q: '37.1531, -8.734' } },
}

export const locationAt: Examples = {
  villa: {
    summary: 'A villa without an address',
    input: { latitude: 37.1531, longitude: -8.734 },
  },
}

export const geocode: Examples = {
  airport: { summary: 'An address from the search', input: { location: 'Faro Airport' } },
}

export const checkRegion: Examples = {
  airport: { summary: 'A pick-up in the Algarve', input: { location: 'Faro Airport' } },
}

export const suggestStops: Examples = {
  sagres: { summary: 'From Faro to Sagres', input: { pickup: 'Faro', dropoff: 'Sagres' } },
}

export const readRoute: Examples = {
  transfer: { summary: 'A short transfer', input: { pickup: 'Faro Airport', dropoff: 'Faro' } },
}

export const listRegions: Examples = { all: { summary: 'All of them' } }

export const listLuggageCapacities: Examples = { all: { summary: 'All of them' } }

export const readSite: Examples = { site: { summary: 'This site' } }

export const listTransfers: Examples = { all: { summary: 'All of them' } }

export const readTransfer: Examples = {
  lagos: { summary: 'From Faro Airport to Lagos', input: { slug: 'faro-airport-to-lagos' } },
}
