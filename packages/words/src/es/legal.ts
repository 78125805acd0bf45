import type * as english from '../en/legal.ts'

export const legalTexts: typeof english.legalTexts = {
  updated: 'Última actualización: 21 de octubre de 2025',
  contents: 'En esta página',
  bookNow: 'Reservar',
  home: 'Volver al inicio',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `licencia ${number}`,
  translation: 'El texto en inglés es el vinculante; esta traducción es informativa.',
  original: 'Leer en inglés',
}
