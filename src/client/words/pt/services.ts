import type { services as english } from '../../site/content/services.ts'

export const services: typeof english = {
  airport: {
    title: 'Aeroporto com excelência',
    subtitle: 'Da sala de chegadas até à sua porta',
    features: [
      '60 minutos de espera gratuitos, com acompanhamento do voo',
      'À sua espera na sala de chegadas, com o seu nome',
      'Preço fixo, seja qual for o trânsito',
      'Ajuda com toda a bagagem',
    ],
    scene: 'Um carro preto à porta de um terminal, duas malas e um avião a subir',
  },
  business: {
    title: 'Viagens de empresa',
    subtitle: 'Uma sala sossegada entre duas reuniões',
    features: [
      'Faturação mensal para empresas',
      'Motoristas discretos, habituados a administradores e delegações',
      'Wi-Fi e carregamento nas viaturas que os têm',
      'Várias viaturas e paragens com um só contacto de reserva',
    ],
    scene:
      'Um carro prateado diante de uma colunata de janelas altas e iluminadas, uma árvore num vaso e uma pasta',
  },
  events: {
    title: 'Ocasiões especiais',
    subtitle: 'Casamentos, galas e noites em que vale a pena chegar bem',
    features: [
      'Uma viatura impecável, ao minuto',
      'O mesmo motorista durante toda a noite',
      'Espaço para o vestido, a família e as flores',
      'O regresso a casa já está combinado',
    ],
    scene: 'Um carro diante de uma casa branca, com flores à volta da porta e luzes suspensas',
  },
  hourly: {
    title: 'Às suas ordens',
    subtitle: 'Viatura e motorista, à hora',
    features: [
      'Aluguer à hora a partir de 3 horas',
      'Sem percurso para definir de antemão',
      'O motorista espera onde quer que pare',
      'Quilómetros incluídos em cada hora',
    ],
    scene: 'Um monovolume azul-escuro diante de um grande relógio ocre e de um pinheiro-manso',
  },
}
