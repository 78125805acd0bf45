import { describeInput } from './testing/describe-input.ts'
import { type FieldKind, id, line, version } from './testing/field-kinds.ts'

const textIn = (language: string) => line(`Where the chauffeur stands, in ${language}`, 400)

const degrees = (label: string, most: number): FieldKind => ({
  refused: [
    [undefined, `${label} must be a number.`],
    ['37', `${label} must be a number.`],
    [most + 1, `${label} must be from -${most} to ${most}.`],
  ],
  accepted: [[-most, -most]],
})

const valid = {
  name: 'Faro Airport',
  latitude: 37.02,
  longitude: -7.97,
  textEn: 'Under the clock.',
  textPt: 'Debaixo do relógio.',
  textEs: 'Debajo del reloj.',
  imageUrl: null,
  exits: [],
}

const fields: Readonly<Record<string, FieldKind>> = {
  name: line('Name'),
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180),
  textEn: textIn('English'),
  textPt: textIn('Portuguese'),
  textEs: textIn('Spanish'),
  imageUrl: {
    refused: [['suitcase', 'image_url_unusable']],
    accepted: [
      [null, null],
      ['/art/hall.webp', '/art/hall.webp'],
    ],
  },
  exits: {
    refused: [
      ['Exit A', 'Exits must be a list.'],
      [['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'A meeting point can have at most 6 exits.'],
    ],
    accepted: [[[' Exit A '], ['Exit A']]],
  },
}

describeInput('createMeetingPoint', { valid, fields })

describeInput('changeMeetingPoint', {
  valid: { id: 'x', ...valid },
  fields: { id: id('Meeting point id'), version, ...fields },
})

describeInput('deleteMeetingPoint', { valid: { id: 'x' }, fields: { id: id('Meeting point id'), version } })
