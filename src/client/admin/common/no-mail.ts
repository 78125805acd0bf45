/** Of a customer whose address is none. */
export const NO_MAIL_REACHES = 'No e-mail can reach this customer. Please call.'
