import type { statementTexts as english } from '../en/statements.ts'

export const statementTexts: typeof english = {
  subject: (month, number) => `Extrato ${number} de ${month}`,
  balance: (amount) => `Saldo: ${amount}`,
  topic: 'A sua conta',
  lead: 'Este é o resultado das suas reservas. Um valor acima de zero é o que lhe devemos; um valor abaixo de zero é o que nos deve.',
  notRight:
    'Se alguma linha não estiver certa, responda a este e-mail ou comunique-o pela API. Este extrato não é um documento fiscal.',
  open: 'Como se lê',
  opening: 'Saldo anterior',
  sum: 'Este mês',
  closing: 'Saldo',
  whyYou: 'Este e-mail foi enviado porque o escritório indicou este endereço como contacto da sua empresa.',
}
