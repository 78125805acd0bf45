import type { statementTexts as english } from '../en/statements.ts'

export const statementTexts: typeof english = {
  subject: (month, number) => `Extracto ${number} de ${month}`,
  balance: (amount) => `Saldo: ${amount}`,
  topic: 'Su cuenta',
  lead: 'Este es el resultado de sus reservas. Un importe por encima de cero es lo que le debemos; uno por debajo de cero es lo que nos debe.',
  notRight:
    'Si alguna línea no es correcta, responda a este correo o comuníquelo por la API. Este extracto no es un documento fiscal.',
  open: 'Cómo se lee',
  opening: 'Saldo anterior',
  sum: 'Este mes',
  closing: 'Saldo',
  whyYou: 'Este correo se envía porque la oficina ha indicado esta dirección como contacto de su empresa.',
}
