import type * as english from '../en/calendar.ts'

export const calendarTexts: typeof english.calendarTexts = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  shortWeekdays: ['do', 'lu', 'ma', 'mi', 'ju', 'vi', 'sá'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  day: (weekday, day, month, year) => `${weekday} ${day} de ${month} de ${year}`,
  month: (month, year) => `${month} de ${year}`,
  chosen: (day) => `${day}, elegido`,
  today: (day) => `${day}, hoy`,
  otherMonths: 'Otros meses',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
}
