/** Texts of the calendar that a partner’s people follow. The other languages say the same. */
export const calendarFeedTexts = {
  guest: 'Guest',
  phone: 'Phone',
  reference: 'Room or reference',
  chauffeur: 'Chauffeur',
  chauffeurOf: (car: number) => `Chauffeur of car ${car}`,
  met: 'Guest is met',
  notConfirmed: 'not confirmed yet',
  hours: (hours: number) => `${hours} hours`,
}
