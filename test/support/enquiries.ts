/** Enquiries as the wizard and the contact page send them. Loose, so that a test can lay anything over them. */
export type EnquiryBody = Readonly<Record<string, unknown>>

/** A price for a trip that no road leads to: the body of POST /api/quote-requests. */
export function askForPrice(change: EnquiryBody = {}): EnquiryBody {
  return {
    customerName: 'Ana Sousa',
    customerEmail: 'ana.sousa@example.com',
    customerPhone: '+351 912 345 678',
    message: '',
    whatsappNotifications: 'no',
    serviceType: 'point-to-point',
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Atlantis',
    pickupDate: '2027-01-27',
    pickupTime: '10:30',
    passengers: '2',
    isAirportService: 'no',
    ...change,
  }
}

/** The body of POST /api/contact-messages. */
export function aMessage(change: EnquiryBody = {}): EnquiryBody {
  return {
    customerName: 'Rui Costa',
    customerEmail: 'rui.costa@example.com',
    customerPhone: '',
    message: 'Do you drive to Madrid?',
    ...change,
  }
}

/** Returns the office's offer for a trip that the price list has no answer to: part of the body of a reply. */
export function anOffer(change: EnquiryBody = {}): EnquiryBody {
  return {
    serviceType: 'point-to-point',
    pickupLocation: 'Faro Airport',
    dropoffLocation: 'Vilamoura',
    pickupDate: '2027-01-27',
    pickupTime: '10:30',
    vehicleName: 'Mercedes E Class',
    passengers: 2,
    totalPrice: 180,
    validUntil: '2027-01-20',
    ...change,
  }
}

/** The body of a reply to an enquiry. */
export function aReply(change: EnquiryBody = {}): EnquiryBody {
  return {
    subject: 'Your trip to Vilamoura',
    text: 'Dear Ana Sousa,\n\nwe gladly drive you, and offer you this price.',
    offer: null,
    ...change,
  }
}
