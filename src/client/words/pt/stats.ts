import type { statTexts } from '../../site/content/stats.ts'

export const stats: typeof statTexts = {
  stats: [
    { figure: '15+', label: 'anos nestas estradas' },
    { figure: '50k+', label: 'clientes transportados' },
    { figure: '60', label: 'minutos de espera gratuitos, com acompanhamento do voo' },
    { figure: '24/7', label: 'serviço, todos os dias do ano' },
  ],
}
