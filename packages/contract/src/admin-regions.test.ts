import { describeInput } from './testing/describe-input.ts'
import { flag, id, typedLine, typedNumber, version } from './testing/field-kinds.ts'

const fields = {
  name: typedLine('Region name'),
  isActive: flag('Active must be true or false.', [[undefined, undefined]]),
  endpointALat: typedNumber('Endpoint A latitude'),
  endpointALng: typedNumber('Endpoint A longitude'),
  endpointARadiusKm: typedNumber('Endpoint A radius'),
  endpointBLat: typedNumber('Endpoint B latitude'),
  endpointBLng: typedNumber('Endpoint B longitude'),
  endpointBRadiusKm: typedNumber('Endpoint B radius'),
}

describeInput('createRegion', { valid: {}, fields })
describeInput('changeRegion', { valid: { id: 'x' }, fields: { id: id('Region id'), version, ...fields } })
describeInput('deleteRegion', { valid: { id: 'x' }, fields: { id: id('Region id'), version } })
describeInput('listRouteStops', { valid: { id: 'x' }, fields: { id: id('Route id') } })
