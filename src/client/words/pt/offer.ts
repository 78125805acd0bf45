import type { offerTexts } from '../../site/booking/offer/offer-texts.ts'

export const offer: typeof offerTexts = {
  heading: 'Reserve a sua proposta',
  promise: 'A sua viagem e o preço, tal como a nossa equipa os propôs. Faltam apenas os seus dados.',
  yours: 'A sua proposta',
  forTrip: (vehicle) => `Para esta viagem em ${vehicle}`,
  until: (deadline) => `Válida até ${deadline}`,
  trip: 'A viagem proposta',
  fixed: 'Os locais, a data, a hora e a viatura fazem parte da proposta.',
  passengers: 'Passageiros',
  change: 'Alterar a viagem',
  changeTitle: 'Alterar a viagem?',
  changeText:
    'A proposta é para a viagem tal como está. Se alterar a viagem, aplicam-se os preços de hoje. O link do nosso e-mail traz a proposta de volta.',
  changeConfirm: 'Alterar a viagem',
  changeCancel: 'Manter a proposta',
  ended: {
    booked: { heading: 'Já reservada', text: 'Esta proposta já foi reservada.' },
    ended: { heading: 'Esta proposta terminou', text: 'Esta proposta terminou. Peça-nos uma nova.' },
    withdrawn: {
      heading: 'Esta proposta foi retirada',
      text: 'Esta proposta foi retirada. Peça-nos uma nova.',
    },
  },
  bookedMail: 'O nosso e-mail sobre a reserva diz em que ponto está e como é paga.',
  ask: 'Pedir uma nova proposta',
  today: 'Ver os preços de hoje para esta viagem',
  broken: {
    heading: 'Este link não funciona',
    text: 'Abra-o de novo, completo, a partir do nosso e-mail; ou escreva-nos, e ajudamos.',
  },
  failed: {
    heading: 'Não conseguimos abrir a sua proposta',
    text: 'Verifique a sua ligação à internet e tente de novo.',
    again: 'Tentar de novo',
  },
}
