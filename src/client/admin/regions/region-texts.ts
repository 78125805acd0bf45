const stops = (count: number) => `${count} ${count === 1 ? 'stop' : 'stops'}`

/** Texts of the tab of routes. */
export const regionTexts = {
  title: 'Route Connections',
  lead: 'A trip from one end to the other, either way, is offered the stops of the route.',
  what: 'routes',
  one: 'route',
  add: 'Add Route',
  table: 'Route Connections',
  columns: {
    route: 'Route',
    origin: 'Origin',
    destination: 'Destination',
    stops: 'Stops',
    bookings: 'Bookings',
    actions: 'Actions',
  },
  // Bookings name no region, so the agreed column always shows 0.
  bookings: 0,
  inactive: 'Inactive',
  ends: (origin: string, destination: string) => `${origin} to ${destination}`,
  byCircle: (radiusKm: number, lat: number, lng: number) => `${radiusKm} km round ${lat}, ${lng}`,
  byName: 'By its name',
  empty: {
    title: 'No route connections yet',
    text: 'A region named after both its ends, like Faro-Lisbon, is a route that stops can be put on.',
  },
  others: 'Regions that are no routes',
  othersHint: 'Their names hold no origin and destination, so that no stop can be put on them.',
  otherList: 'Other regions',
  stops: {
    count: (count: number | undefined, route: string) =>
      count === undefined ? `Stops on ${route}` : `${stops(count)} on ${route}`,
    label: (route: string) => `Stops on ${route}`,
    waiting: 'Loading stops...',
    none: 'No stops connected to this route',
    failed: 'Failed to fetch stops for this route',
    perHour: (price: string) => `${price} per hour`,
    tryAgain: 'Try again',
  },
  edit: (name: string) => `Edit ${name}`,
  delete: {
    label: (name: string) => `Delete ${name}`,
    question: 'Delete this region?',
    effect: 'will be deleted. This cannot be undone.',
    itsStops: (count: number) =>
      `${count === 1 ? 'Its stop' : `Its ${count} stops`} must have another route.`,
  },
  dialog: {
    create: { title: 'Add Route', submit: 'Add Route', busy: 'Adding...' },
    edit: { title: 'Edit Route', submit: 'Save', busy: 'Saving...' },
    name: 'Route Name',
    nameHint: 'Origin-Destination, like Faro-Lisbon',
    noRoute: 'Without an origin and a destination this is a region, and no route for stops.',
    isActive: 'Offered to customers',
    endpoints: { A: 'Endpoint A (origin)', B: 'Endpoint B (destination)' },
    endpointsHint:
      'Optional. With an endpoint the route takes trips from or to anywhere in its circle, else those whose address names that end.',
    radius: 'Search radius (km)',
    clear: 'Clear',
    clearEnd: (end: string) => `Clear ${end}`,
    partCreate: 'Not used until latitude, longitude and radius are all filled.',
    partEdit: 'Stays as it was until latitude, longitude and radius are all filled.',
    map: (ends: readonly string[]) =>
      ends.length === 0
        ? 'Map of the south of Portugal and Spain, with no endpoint set yet'
        : `Map of ${ends.join(' and ')}`,
    mapCircle: (radiusKm: number, name: string) => `${radiusKm} km round ${name}`,
    unnamed: { A: 'endpoint A', B: 'endpoint B' },
  },
  done: {
    create: { title: 'Success', description: 'Region added' },
    edit: { title: 'Success', description: 'Region updated' },
    delete: { title: 'Deleted', description: 'Region deleted' },
  },
  failed: {
    create: 'Failed to add region',
    edit: 'Failed to update region',
    delete: 'Failed to delete region',
  },
} as const
