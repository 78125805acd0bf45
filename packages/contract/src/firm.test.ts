import { ACCENT_REFUSAL } from '@chauffeur/domain/accent'
import {
  FIRM_EMAIL_REFUSAL,
  FIRM_PHONE_REFUSAL,
  FIRM_PICTURE_REFUSAL,
  PROFILE_REFUSAL,
  VEHICLE_PICTURES_REFUSAL,
} from '@chauffeur/domain/firm'
import { describeInput } from './testing/describe-input.ts'
import {
  each,
  line,
  optionalLine,
  optionalLines,
  optionalWholeNumber,
  readAs,
  type FieldKind,
} from './testing/field-kinds.ts'

const profile: FieldKind = {
  refused: each(
    ['http://site.example/us', 'javascript:alert(1)', '/us', 'x'.repeat(200)],
    PROFILE_REFUSAL.code,
  ),
  accepted: [
    ...readAs([undefined, null, '', '  '], null),
    [' https://site.example/us ', 'https://site.example/us'],
  ],
}

/** A number that pages link to. */
const phone = (label: string): FieldKind => ({
  refused: [
    ...each(['x'.repeat(41)], `${label} can be at most 40 characters long.`),
    ...each(['abc', '912 345 678', '+351', 'call +351 912 345 678'], FIRM_PHONE_REFUSAL.code),
  ],
  accepted: [
    ...readAs([undefined, null, '', '  '], null),
    [' +351 912 345 678 ', '+351 912 345 678'],
    ['0034 (954) 000-000', '0034 (954) 000-000'],
  ],
})

const UPLOADED = `/pictures/${'a'.repeat(32)}-1280.webp`
const ELSEWHERE = ['https://site.example/logo.png', '/art/coast/og-home.jpg', 'javascript:alert(1)']

describeInput('changeFirm', {
  valid: { brandName: 'Costa Chauffeurs', email: 'office@costa.example', version: 0 },
  fields: {
    brandName: line('Name', 60),
    legalName: optionalLine('Legal name', 200),
    taxNumber: optionalLine('Tax number', 60),
    vatBp: optionalWholeNumber('VAT', 1, 3_000, readAs([null], null)),
    licenceNumber: optionalLine('Licence number', 60),
    address: optionalLines('Address', 300),
    phone: phone('Phone'),
    phone2: phone('Second phone'),
    email: {
      refused: [
        ...each([undefined, null, '', ' '], 'Email is required.'),
        ...each(['nobody', 'a@b.example, c@d.example', 'a@b.example c'], FIRM_EMAIL_REFUSAL.code),
      ],
      accepted: [[' office@costa.example ', 'office@costa.example']],
    },
    whatsappNumber: phone('WhatsApp number'),
    openingHours: optionalLines('Opening hours', 300),
    instagramUrl: profile,
    facebookUrl: profile,
    linkedinUrl: profile,
    logoUrl: {
      refused: each(ELSEWHERE, FIRM_PICTURE_REFUSAL.code),
      accepted: [...readAs([undefined, null, '', '  '], null), [UPLOADED, UPLOADED]],
    },
    accentColor: {
      refused: each(['red', '#a15', 'a1562a', '#a1562g'], ACCENT_REFUSAL.code),
      accepted: [...readAs([undefined, null, '', '  '], null), ['#a1562a', '#a1562a']],
    },
    vehiclePictures: {
      refused: [
        ...each(
          ELSEWHERE.map((url) => ({ '1-exterior': url })),
          FIRM_PICTURE_REFUSAL.code,
        ),
        ...each([{ '6-exterior': UPLOADED }, { '1-boot': UPLOADED }], VEHICLE_PICTURES_REFUSAL.code),
        ...each([null, 5, []], VEHICLE_PICTURES_REFUSAL.code),
      ],
      accepted: [
        [undefined, {}],
        [{ '5-interior': UPLOADED }, { '5-interior': UPLOADED }],
      ],
    },
    version: {
      refused: each([undefined, null, '1', 1.5], 'The version must be a whole number.'),
      accepted: [[3, 3]],
    },
  },
})
