/** Money in and out by month, in thousands; the closing balance follows from the opening one. */
export const cashFlow = {
  opening: 40,
  actualMonths: 4,
  months: [
    { name: 'Jan', moneyIn: 92, moneyOut: 77 },
    { name: 'Feb', moneyIn: 84, moneyOut: 80 },
    { name: 'Mar', moneyIn: 108, moneyOut: 94 },
    { name: 'Apr', moneyIn: 97, moneyOut: 92 },
    { name: 'May', moneyIn: 118, moneyOut: 105 },
    { name: 'Jun', moneyIn: 126, moneyOut: 110 },
    { name: 'Jul', moneyIn: 121, moneyOut: 110 },
    { name: 'Aug', moneyIn: 134, moneyOut: 119 },
  ],
};
