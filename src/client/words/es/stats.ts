import type { statTexts } from '../../site/content/stats.ts'

export const stats: typeof statTexts = {
  stats: [
    { figure: '15+', label: 'años en estas carreteras' },
    { figure: '50k+', label: 'clientes llevados' },
    { figure: '60', label: 'minutos de espera gratis, con seguimiento del vuelo' },
    { figure: '24/7', label: 'servicio, todos los días del año' },
  ],
}
