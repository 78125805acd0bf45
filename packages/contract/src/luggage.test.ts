import { expect, test } from 'vitest'
import { describeInput, fieldsRefused } from './testing/describe-input.ts'
import { each, id, line, optionalLine, version } from './testing/field-kinds.ts'
import { vehicleId } from './testing/trip-fields.ts'

const INCOMPLETE = 'luggage_incomplete'
const NO_ADDRESS = 'image_url_unusable'
const PATH_OF_2000 = `/${'a'.repeat(1999)}`

describeInput('createLuggageCapacity', {
  valid: { vehicleId: 2, config: '1 bicycle', imageUrl: '/art/luggage/bicycle.webp' },
  fields: {
    vehicleId,
    vehicleName: optionalLine('Vehicle'),
    config: line('Configuration', 200, INCOMPLETE),
    imageUrl: {
      refused: [
        ...line('Image URL', 2000, INCOMPLETE).refused,
        ...each(
          [
            'javascript:alert(1)',
            'JavaScript://example.com/%0aalert(1)',
            'data:image/svg+xml,<svg onload=alert(1)/>',
            'file:///etc/passwd',
            '//evil.example/a.jpg',
            '/\\evil.example/a.jpg',
            'https://user:secret@example.com/a.jpg',
            'https://example.com/"onerror="alert(1)',
            'https://example.com/<script>',
            'https://exa mple.com/a.jpg',
            'art/luggage/a.webp',
            'suitcase',
          ],
          NO_ADDRESS,
        ),
        ['http://example.com/a.jpg', 'image_url_not_https'],
      ],
      accepted: [
        [PATH_OF_2000, PATH_OF_2000],
        [' https://pictures.example/a.jpg ', 'https://pictures.example/a.jpg'],
      ],
    },
  },
})

test('a luggage configuration of which everything is missing names what must be there', () => {
  expect(fieldsRefused('createLuggageCapacity', {})).toEqual(['vehicleId', 'config', 'imageUrl'])
})

describeInput('deleteLuggageCapacity', { valid: { id: 'x' }, fields: { id: id('Luggage id'), version } })
