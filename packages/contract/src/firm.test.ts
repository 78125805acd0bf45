import { FIRM_EMAIL_REFUSAL, PROFILE_REFUSAL } from '@chauffeur/domain/firm'
import { describeInput } from './testing/describe-input.ts'
import { each, line, optionalLine, optionalLines, readAs, type FieldKind } from './testing/field-kinds.ts'

const profile: FieldKind = {
  refused: each(['http://site.example/us', 'javascript:alert(1)', '/us', 'x'.repeat(200)], PROFILE_REFUSAL),
  accepted: [
    ...readAs([undefined, null, '', '  '], null),
    [' https://site.example/us ', 'https://site.example/us'],
  ],
}

describeInput('changeFirm', {
  valid: { brandName: 'Costa Chauffeurs', email: 'office@costa.example', version: 0 },
  fields: {
    brandName: line('Name', 60),
    legalName: optionalLine('Legal name', 200),
    taxNumber: optionalLine('Tax number', 60),
    licenceNumber: optionalLine('Licence number', 60),
    address: optionalLines('Address', 300),
    phone: optionalLine('Phone', 40),
    phone2: optionalLine('Second phone', 40),
    email: {
      refused: [
        ...each([undefined, null, '', ' '], 'Email is required.'),
        ...each(['nobody', 'a@b.example, c@d.example', 'a@b.example c'], FIRM_EMAIL_REFUSAL),
      ],
      accepted: [[' office@costa.example ', 'office@costa.example']],
    },
    whatsappNumber: optionalLine('WhatsApp number', 40),
    openingHours: optionalLines('Opening hours', 300),
    instagramUrl: profile,
    facebookUrl: profile,
    linkedinUrl: profile,
    version: {
      refused: each([undefined, null, '1', 1.5], 'The version must be a whole number.'),
      accepted: [[3, 3]],
    },
  },
})
