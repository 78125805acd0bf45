import type * as english from '../en/frame.ts'

export const navigationTexts: typeof english.navigationTexts = {
  main: 'Principal',
  pages: { '/': 'Início', '/fleet': 'Frota', '/trip': 'A minha reserva' },
  bookNow: 'Reservar',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  skip: 'Saltar para o conteúdo',
  home: (brand) => `${brand}, página inicial`,
  chat: 'Fale connosco por WhatsApp (abre num novo separador)',
}

export const footerTexts: typeof english.footerTexts = {
  claim: 'Viagens com motorista no Algarve, em Lisboa e em Sevilha. De dia e de noite.',
  links: 'Links rápidos',
  services: 'Serviços',
  contact: 'Contacto',
  social: 'Siga-nos',
  opensNewTab: '(abre num novo separador)',
  taxNumber: (number) => `NIF ${number}`,
  licence: (number) => `Licença ${number}`,
  pages: {
    '/': 'Início',
    '/fleet': 'Frota',
    '/services': 'Serviços',
    '/transfers': 'Transfers',
    '/book': 'Reservar',
    '/trip': 'A minha reserva',
    '/contact': 'Contacto',
    '/privacy': 'Privacidade',
    '/terms': 'Termos e condições',
  },
  partners: 'Parceiros e programadores',
}

export const languageTexts: typeof english.languageTexts = {
  label: 'Idioma',
}

export const services: typeof english.services = {
  airport: {
    title: 'Transfers de aeroporto',
    subtitle: 'Da zona de chegadas até à sua porta',
    features: [
      '60 minutos de espera gratuitos, com acompanhamento do voo',
      'À sua espera na zona de chegadas, com o seu nome na placa',
      'Preço fixo, seja qual for o trânsito',
      'Ajuda com toda a bagagem',
    ],
    scene: 'Uma berlina prateada sobre um chão claro de estúdio',
  },
  business: {
    title: 'Viagens de empresa',
    subtitle: 'Sossego entre duas reuniões',
    features: [
      'Faturação mensal para empresas',
      'Motoristas discretos, com experiência em viagens de direções e delegações',
      'Wi-Fi e carregamento nas viaturas que os têm',
      'Várias viaturas e paragens com um só contacto de reserva',
    ],
    scene: 'Dois bancos traseiros em pele castanha, com um apoio de braços largo entre eles',
  },
  events: {
    title: 'Ocasiões especiais',
    subtitle: 'Casamentos, galas e grandes noites',
    features: [
      'Uma viatura impecável, à hora marcada',
      'O mesmo motorista durante toda a noite',
      'Espaço para o vestido, a família e as flores',
      'O regresso a casa já está combinado',
    ],
    scene: 'Bancos em pele creme, frente a frente, com uma pequena mesa entre eles',
  },
  hourly: {
    title: 'À disposição',
    subtitle: 'Viatura e motorista, à hora',
    features: [
      'Serviço à hora a partir de 3 horas',
      'Sem percurso definido de antemão',
      'O motorista espera em cada paragem',
      'Quilómetros incluídos em cada hora',
    ],
    scene: 'Uma estrada ao longo das falésias do Algarve, com uma aldeia ao fundo',
  },
}

export const failureTexts: typeof english.failureTexts = {
  heading: 'Esta página não carregou',
  body: 'Algo correu mal. Tente de novo.',
  again: 'Tentar de novo',
}

export const pageHeads: typeof english.pageHeads = {
  booking: {
    title: 'Reserve a sua viagem',
    description:
      'Reserve um Mercedes com motorista no Algarve, em Lisboa e em Sevilha, com preço fixo antes de confirmar.',
  },
  confirmation: {
    title: 'A sua reserva',
    description: 'O que acontece depois de enviar uma reserva.',
  },
  contact: {
    title: 'Contacto',
    description:
      'Fale com a nossa equipa por telefone, e-mail ou WhatsApp a qualquer hora, ou escreva-nos aqui: transfers e serviço à hora com motorista no Algarve, em Lisboa e em Sevilha.',
  },
  emailUndo: {
    title: 'Reverter uma alteração',
    description:
      'Reverter uma alteração do endereço de e-mail de uma reserva, através do link do nosso e-mail.',
  },
  pay: {
    title: 'Pagar a sua reserva',
    description: 'Pagamento online de uma reserva, pelo link do nosso e-mail.',
  },
  payment: {
    title: 'O seu pagamento',
    description: 'O estado do seu pagamento online.',
  },
  trip: {
    title: 'A sua viagem',
    description: 'Veja, altere ou cancele a sua reserva, pelo link privado do nosso e-mail.',
  },
}

export const legalHeads: typeof english.legalHeads = {
  terms: {
    title: 'Termos e condições',
    description:
      'Como se faz uma reserva de transfer ou de serviço à hora, quanto custa, como se cancela e quem responde pelo quê.',
  },
  privacy: {
    title: 'Política de privacidade',
    description:
      'Que dados uma reserva exige, para que servem, quem os recebe, durante quanto tempo se guardam e quais são os seus direitos.',
  },
}

export const businessTexts: typeof english.businessTexts = {
  service: (brand) => `${brand}: serviço de motorista`,
  areas: ['Algarve', 'Lisboa', 'Sevilha'],
}
