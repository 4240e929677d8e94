/** e.g. "(800) 555-0142" → "tel:8005550142" */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/\D/g, '')}`;
}
