import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { confirmationTexts } from '../../site/booking/confirmation/confirmation-texts.ts'

export const confirmation: typeof confirmationTexts = {
  heading: 'Reserva registada',
  received: 'Obrigado. Recebemos o seu pedido.',
  home: 'Voltar ao início',
  another: 'Fazer outra reserva',
  see: 'Ver, alterar ou cancelar uma reserva',
  neutralHeading: 'Veja o seu e-mail',
  neutralBody: 'Se enviou uma reserva, é isto que encontra na sua caixa de correio:',
  neutralSteps: [
    ['De imediato', 'Um e-mail com o número da sua reserva e tudo o que nos indicou.'],
    [`Em ${ANSWER_HOURS} horas`, 'A nossa equipa analisa o seu pedido.'],
    ['Depois', 'Um segundo e-mail confirma a reserva, ou diz-lhe que não podemos fazer a viagem.'],
  ],
  neutralHelp: 'Nada ao fim de algum tempo? Veja na pasta de spam, ou contacte-nos:',
}
