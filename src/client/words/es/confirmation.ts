import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import type { confirmationTexts } from '../../site/booking/confirmation/confirmation-texts.ts'

export const confirmation: typeof confirmationTexts = {
  heading: 'Reserva registrada',
  received: 'Gracias. Hemos recibido su solicitud.',
  home: 'Volver al inicio',
  another: 'Hacer otra reserva',
  see: 'Ver, cambiar o cancelar una reserva',
  neutralHeading: 'Mire su correo',
  neutralBody: 'Si ha enviado una reserva, esto es lo que encontrará en su bandeja de entrada:',
  neutralSteps: [
    ['Al momento', 'Un correo con su número de reserva y todo lo que nos ha indicado.'],
    [`En ${ANSWER_HOURS} horas`, 'Nuestro equipo revisa su solicitud.'],
    ['Después', 'Un segundo correo confirma la reserva, o le dice que no podemos llevarle.'],
  ],
  neutralHelp: '¿Nada al cabo de un rato? Mire en la carpeta de correo no deseado, o contáctenos:',
}
