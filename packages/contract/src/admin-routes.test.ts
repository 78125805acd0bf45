import { describeInput } from './testing/describe-input.ts'
import { flag, id, typedLine, typedNumber, version, each, type FieldKind } from './testing/field-kinds.ts'

const regionFields = {
  name: typedLine('Region name'),
  isActive: flag('Active must be true or false.', [[undefined, undefined]]),
  endpointALat: typedNumber('Endpoint A latitude'),
  endpointALng: typedNumber('Endpoint A longitude'),
  endpointARadiusKm: typedNumber('Endpoint A radius'),
  endpointBLat: typedNumber('Endpoint B latitude'),
  endpointBLng: typedNumber('Endpoint B longitude'),
  endpointBRadiusKm: typedNumber('Endpoint B radius'),
}

describeInput('createRegion', { valid: {}, fields: regionFields })
describeInput('changeRegion', {
  valid: { id: 'x' },
  fields: { id: id('Region id'), version, ...regionFields },
})
describeInput('deleteRegion', { valid: { id: 'x' }, fields: { id: id('Region id'), version } })
describeInput('listRouteStops', { valid: { id: 'x' }, fields: { id: id('Route id') } })

const ids = (length: number) => Array.from({ length }, (_, n) => `route-${n}`)

const routeIds: FieldKind = {
  refused: [
    ...each(['Faro-Lisbon', { id: 'a' }, 7, true], 'Routes must be a list of ids.'),
    ...each([[7], [['a']]], 'Each of the routes must be text.'),
    ...each([[null], [' ']], 'Each of the routes is required.'),
    [['x'.repeat(65)], 'Each of the routes can be at most 64 characters long.'],
    [ids(201), 'Routes can be at most 200.'],
  ],
  accepted: [undefined, null, [], ['a', 'a'], ids(200)].map((value) => [value, value] as const),
}

const stopFields = {
  name: typedLine('Stop name'),
  imageUrl: typedLine('Image URL', 2000),
  hourlyPrice: typedNumber('Hourly price'),
  latitude: typedNumber('Latitude'),
  longitude: typedNumber('Longitude'),
  routeIds,
  isActive: flag('Active must be true or false.', [[undefined, undefined]]),
}

describeInput('createStop', { valid: {}, fields: stopFields })
describeInput('changeStop', { valid: { id: 'x' }, fields: { id: id('Stop id'), version, ...stopFields } })
describeInput('deleteStop', { valid: { id: 'x' }, fields: { id: id('Stop id'), version } })
describeInput('listStopRoutes', { valid: { id: 'x' }, fields: { id: id('Stop id') } })
