import type { FirmField } from './firm-draft.ts'

/** Texts of the page that says who runs the site. */
export const firmTexts = {
  page: 'Firm',
  lead: 'What pages, mails and the terms show of the firm. A change is seen within a second; what is empty is shown nowhere.',
  what: 'details of the firm',
  heading: 'Details of the firm',
  sections: {
    names: 'Name and registrations',
    contacts: 'Contacts',
    profiles: 'Profiles on other sites',
  },
  labels: {
    brandName: 'Name',
    legalName: 'Legal name',
    taxNumber: 'Tax number',
    licenceNumber: 'Licence number',
    address: 'Address',
    phone: 'Phone',
    phone2: 'Second phone',
    email: 'E-mail',
    whatsappNumber: 'WhatsApp number',
    openingHours: 'Opening hours',
    instagramUrl: 'Instagram',
    facebookUrl: 'Facebook',
    linkedinUrl: 'LinkedIn',
  } satisfies Record<FirmField, string>,
  hints: {
    brandName: 'The one that customers know.',
    legalName: 'As it is registered; it stands in the terms.',
    taxNumber: 'NIF or VAT number.',
    licenceNumber: 'Of the transport or travel licence.',
    email: 'Customers’ answers go there.',
    whatsappNumber: 'Of the chat button.',
    openingHours: 'Of the office. Transfers go day and night.',
  } satisfies Partial<Record<FirmField, string>>,
  nameMissing: 'The name is required.',
  save: 'Save',
  saving: 'Saving...',
  done: { title: 'Firm saved', description: 'Pages and mails show it now.' },
  failed: 'The firm was not saved',
} as const
