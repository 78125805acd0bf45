import type { CsvDelimiter } from '@chauffeur/contract/files'

/** Texts of the dialog that downloads bookings for a spreadsheet. */
export const exportTexts = {
  open: 'Download CSV',
  title: 'Download for a spreadsheet',
  lead: 'Every booking that the filters let through, one on each line.',
  question: 'Which spreadsheet opens it?',
  formats: {
    comma: {
      label: 'Excel in English, Google Sheets, Numbers',
      example: 'TR-7K3Q9X,34.3,116.60',
    },
    semicolon: {
      label: 'Excel in Portuguese, Spanish, German or French',
      example: 'TR-7K3Q9X;34,3;116,60',
    },
  } satisfies Record<CsvDelimiter, { label: string; example: string }>,
  remembered: 'This browser remembers the choice.',
  cancel: 'Cancel',
  submit: 'Download',
} as const
