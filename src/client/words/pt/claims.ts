import type { claims as english } from '../../site/content/claims.ts'

export const claims: typeof english = {
  waiting: {
    title: '60 minutos de espera gratuitos, com acompanhamento do voo',
    text: 'Em cada recolha no aeroporto: vá buscar a bagagem com calma.',
  },
  hourly: {
    title: 'Aluguer à hora a partir de 3 horas',
    text: 'Uma viatura e um motorista ao seu dispor. Mude de percurso as vezes que quiser.',
  },
  cancellation: {
    title: 'Cancelamento gratuito até 1 hora antes',
    text: 'Os planos mudam. Responda ao nosso e-mail até uma hora antes da recolha e a viagem não lhe custa nada.',
  },
  price: {
    title: 'Preço fixo, seja qual for o trânsito',
    text: 'O preço que aceita é o preço que paga, esteja a estrada como estiver nesse dia.',
  },
  invoicing: {
    title: 'Faturação mensal para empresas',
    text: 'Uma conta para todo o escritório, uma fatura por mês, com todas as viagens discriminadas.',
  },
  roundTheClock: {
    title: 'Serviço 24 horas por dia',
    text: 'O primeiro voo, a última mesa e todas as horas entre os dois. Há sempre alguém acordado.',
  },
}
