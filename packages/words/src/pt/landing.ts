import type * as english from '../en/landing.ts'

export const claims: typeof english.claims = {
  waiting: {
    title: '60 minutos de espera gratuitos, com acompanhamento do voo',
    text: 'Em cada recolha no aeroporto: há tempo para ir buscar a bagagem com calma.',
  },
  hourly: {
    title: 'Serviço à hora a partir de 3 horas',
    text: 'Uma viatura e um motorista ao seu dispor. Mude de percurso as vezes que quiser.',
  },
  cancellation: {
    title: 'Cancelamento gratuito até 1 hora antes',
    text: 'Os planos mudam. Cancele online até uma hora antes da recolha, sem qualquer custo.',
  },
  price: {
    title: 'Preço fixo, seja qual for o trânsito',
    text: 'O preço que aceita é o preço que paga, com ou sem trânsito nesse dia.',
  },
  invoicing: {
    title: 'Faturação mensal para empresas',
    text: 'Uma conta para todo o escritório, uma fatura por mês, com todas as viagens discriminadas.',
  },
  roundTheClock: {
    title: 'Serviço 24 horas por dia',
    text: 'Do primeiro voo da manhã ao último jantar da noite, há sempre alguém de serviço.',
  },
}

export const fleetTexts: typeof english.fleetTexts = {
  eyebrow: 'A frota',
  heading: 'Quatro viaturas, a mesma exigência',
  text: 'Viaturas silenciosas, impecáveis antes de cada viagem. Escolha consoante o número de passageiros e a bagagem.',
  party: 'Passageiros',
  tooSmall: (count) => `Pode ser reservada para um máximo de ${count} passageiros`,
  passengers: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  luggage: (count) => (count === 1 ? '1 mala' : `${count} malas`),
  exteriorOf: (name) => `${name}, de frente e de lado`,
  interiorOf: (name) => `Interior: ${name}`,
  interior: 'Interior',
  showInterior: (name) => `Mostrar o interior: ${name}`,
  reserve: 'Reservar',
  reserveNamed: (name) => `Reservar uma viagem: ${name}`,
  larger: 'São entre nove e dezasseis? Enviamos uma Sprinter, ou duas carrinhas.',
  largerLink: 'Reservar para um grupo maior',
  badge: 'Premium',
  cars: {
    1: {
      badge: 'Primeira classe',
      description:
        'A berlina longa. Bancos traseiros reclináveis e um interior onde ninguém precisa de levantar a voz.',
      features: [
        'Bancos com massagem',
        'Bancos traseiros executivos',
        'Áudio premium',
        'Configuração com motorista',
        'Climatização',
      ],
    },
    2: {
      badge: 'Classe executiva',
      description:
        'A berlina executiva. Serena na autoestrada, à vontade no centro histórico, certa para qualquer reunião.',
      features: ['Bancos aquecidos', 'Áudio premium', 'Navegação', 'Interior em pele', 'Teto de abrir'],
    },
    3: {
      badge: 'Primeira classe',
      description: 'Bancos frente a frente, para famílias ou equipas que preferem viajar juntas.',
      features: ['Climatização', 'Bancos em pele', 'Wi-Fi', 'Som premium', 'Luz ambiente'],
    },
    4: {
      badge: 'Classe executiva',
      description:
        'Sacos de golfe, pranchas e oito pessoas na mesma viatura, e ainda espaço para o que comprar pelo caminho.',
      features: [
        'Interior espaçoso',
        'Ar condicionado',
        'Bancos confortáveis',
        'Espaço para bagagem',
        'Viagens em grupo',
      ],
    },
  },
}

export const closingCall: typeof english.closingCall = {
  heading: 'Reserve a sua viagem',
  text: 'Um preço fixo para cada viatura em menos de um minuto. Cancelamento gratuito até 1 hora antes.',
  action: 'Reservar',
}
