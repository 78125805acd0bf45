import type { calendarTexts } from '../../ui/calendar-texts.ts'

export const calendar: typeof calendarTexts = {
  weekdays: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  shortWeekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  months: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
  day: (weekday, day, month, year) => `${weekday}, ${day} de ${month} de ${year}`,
  month: (month, year) => `${month} de ${year}`,
  chosen: (day) => `${day}, escolhido`,
  previousMonth: 'Mês anterior',
  nextMonth: 'Mês seguinte',
}
