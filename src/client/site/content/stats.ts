import { words } from '../../shared/locale/words.ts'

/** The company in four figures. */
export const statTexts = words('stats', {
  stats: [
    { figure: '15+', label: 'years on these roads' },
    { figure: '50k+', label: 'clients driven' },
    { figure: '60', label: 'minutes free waiting with flight tracking' },
    { figure: '24/7', label: 'service, every day of the year' },
  ],
})
