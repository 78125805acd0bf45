import type * as english from '../en/landing.ts'

export const claims: typeof english.claims = {
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

export const fleetTexts: typeof english.fleetTexts = {
  eyebrow: 'A frota',
  heading: 'Quatro viaturas, o mesmo padrão',
  text: 'Viaturas silenciosas, impecáveis antes de cada viagem. Escolha conforme quantos são e o que levam.',
  passengers: (count) => (count === 1 ? '1 passageiro' : `${count} passageiros`),
  luggage: (count) => (count === 1 ? '1 peça de bagagem' : `${count} peças de bagagem`),
  exteriorOf: (name) => `${name}, de frente e de lado`,
  interiorOf: (name) => `O habitáculo do ${name}`,
  interior: 'Interior',
  showInterior: (name) => `Mostrar o interior do ${name}`,
  reserve: 'Reservar',
  reserveNamed: (name) => `Reservar uma viagem no ${name}`,
  larger: 'São entre nove e dezasseis? Enviamos uma Sprinter, ou duas carrinhas.',
  largerLink: 'Reservar para um grupo maior',
  badge: 'Premium',
  cars: {
    1: {
      badge: 'Primeira classe',
      description:
        'A berlina longa. Bancos traseiros reclináveis e um habitáculo onde ninguém precisa de levantar a voz.',
      features: [
        'Bancos com massagem',
        'Traseira executiva',
        'Áudio premium',
        'Modo motorista',
        'Climatização',
      ],
    },
    2: {
      badge: 'Executiva',
      description:
        'A berlina executiva. Serena na autoestrada, à vontade no centro histórico, certa para qualquer reunião.',
      features: ['Bancos aquecidos', 'Áudio premium', 'Navegação', 'Interior em pele', 'Teto de abrir'],
    },
    3: {
      badge: 'Primeira classe',
      description: 'Bancos frente a frente, para uma família ou uma administração que prefere chegar junta.',
      features: ['Climatização', 'Bancos em pele', 'Wi-Fi', 'Som premium', 'Luz ambiente'],
    },
    4: {
      badge: 'Executiva',
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
