import { atTime } from '@chauffeur/domain/time'
import type { meetingTexts as english } from '../en/meeting.ts'

export const meetingTexts: typeof english = {
  today: 'Hoje',
  tomorrow: 'Amanhã',
  inDays: (days) => `Dentro de ${days} dias`,
  meets: (name, time) => `Encontro com ${name} ${atTime(time, 'pt')}`,
  weMeet: (time) => `Encontramo-nos ${atTime(time, 'pt')}`,
  isThere: (name) => `${name} está no ponto de encontro`,
  isAtDoor: (name) => `${name} está no local de recolha`,
  sign: 'Procure uma placa desta cor:',
  free: (minutes, until) => `${minutes} minutos de espera gratuitos, até ${atTime(until, 'pt')}.`,
  picture: 'Como encontrar o ponto de encontro',
  pictureOf: (place) => `Imagem do ponto de encontro: ${place}`,
  lostFlights: {
    far_late: {
      heading: 'O seu voo parece atrasado',
      text: () =>
        'O seu voo parece ter mais de três horas de atraso. A sua reserva mantém-se; vamos escrever-lhe.',
    },
    diverted: {
      heading: 'O seu voo parece ter sido desviado',
      text: ({ number }) =>
        `O voo ${number} parece aterrar noutro aeroporto. A sua reserva mantém-se. Vamos ligar-lhe; se já aterrou, ligue-nos, por favor.`,
    },
    cancelled: {
      heading: 'O seu voo parece ter sido cancelado',
      text: ({ number }) =>
        `O voo ${number} parece ter sido cancelado. A sua reserva mantém-se. Diga-nos, por favor, como vai continuar a viagem.`,
    },
    elsewhere: {
      heading: 'Verifique o número de voo, por favor',
      text: ({ number, airport, landsAt }) =>
        `Nesse dia, o voo ${number} aterra em ${landsAt} e não em ${airport}. Corrija o número de voo, por favor, ou ligue-nos.`,
    },
  },
  plan: {
    about: 'Planta do caminho da bagagem, pelas portas, até ao seu motorista. Não está à escala.',
    luggage: 'Bagagem',
    doors: 'Portas',
    chauffeur: 'O seu motorista',
    cars: 'Para a viatura',
  },
  here: 'Já cheguei',
  busy: 'A enviar…',
  exit: 'Por que saída chegou?',
  said: (time) =>
    `Avisou-nos ${atTime(time, 'pt')} de que chegou. O seu motorista e a nossa equipa podem vê-lo.`,
  saidAt: (time, exit) =>
    `Avisou-nos ${atTime(time, 'pt')} de que chegou: ${exit}. O seu motorista e a nossa equipa podem vê-lo.`,
  undo: 'Anular',
  noPosition: 'Só é enviado o aviso, nunca o local onde está.',
  failed: 'O aviso não nos chegou. Verifique a sua ligação à internet e tente de novo, ou telefone.',
  message: (name) => `Mensagem para ${name}`,
  hello: (number) => `Olá, escrevo por causa da reserva ${number}.`,
}
