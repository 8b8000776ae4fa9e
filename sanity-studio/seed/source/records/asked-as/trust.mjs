/** Other ways to ask what the questions on data answer, by the id of the document; separated by semicolons. */
export const TRUST = {
  'faqItem-data-place': `
    Where is the data?; Data location; Location of the data; Data centre; In which country is our data stored?; Where are our records stored?; Server location; Is our data
    in the EU?; Data residency; Which cloud provider?`,
  'faqItem-data-backup': `
    Backups; Backup; How often do you back up?; Can a backup be restored?; Restore; Disaster recovery; What if you
    lose our data?; Recovery time`,
  'faqItem-data-export': `
    Export our data; Export format; Data export; Export to Excel; Export to CSV; Get our data out; Take our data
    out; Download our records; Export everything; Which format does the export have?`,
  'faqItem-data-leaving': `
    What happens to our data when we leave?; How do we leave?; Leaving; Leave {product}; Exit; Exit plan; Switch to
    another system later; Data after termination; Data when we cancel; Lock-in; How long do you keep our data?`,
  'faqItem-data-processors': `
    Sub-processors; Subprocessors; Subcontractors; Third parties with access to our data; Who else processes our
    data?; Data processing agreement; DPA; List of sub-processors`,
  'faqItem-data-readers': `
    Who can see our data?; Who has access to our data?; Can your staff read our records?; Can you see our figures?;
    Access by your employees; Who reads our records?; Confidentiality`,
};
